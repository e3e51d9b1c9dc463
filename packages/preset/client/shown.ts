/** The picture of a figure that is on screen: the one of the page's theme. */
export const shownPicture = (figure: Element | null): HTMLPictureElement | undefined =>
  [...(figure?.querySelectorAll('picture') ?? [])].find((one) => one.checkVisibility());
