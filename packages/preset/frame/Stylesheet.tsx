/** The style sheet of a page that has one of its own; all other styles are in one sheet that every page loads. */
export const Stylesheet = ({ href }: { href: string }) => <link rel="stylesheet" href={href} precedence="default" />;
