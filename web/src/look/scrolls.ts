/** For what scrolls: it can be reached and scrolled by keyboard, in every browser. */
export function scrolls(box: HTMLElement): void {
  box.tabIndex = 0;
}
