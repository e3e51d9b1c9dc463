/** The id of a diagram: `howItWorks` is shown by `<Diagram id="how-it-works" />`. */
export const diagramId = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
