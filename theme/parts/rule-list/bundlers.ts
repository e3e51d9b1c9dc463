/** The bundlers on which a rule may raise alerts, as readers see them. Both versions of Rspack raise the same. */
export const BUNDLERS = ['Rspack', 'webpack'] as const;
