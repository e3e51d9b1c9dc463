/** Texts of the frame and the home page in English, the language that others fall back to. */

/** Texts of the frame that Rsdoctor says otherwise than the preset (packages/preset/frame/texts.ts). */
export const frame = {
  socialLinks: 'Rsdoctor on other sites',
};

/** Texts of our own. The comments say where readers meet them. */
export const own = {
  // Head of the sidebar: beside the version that the site documents, leads to the page about the next version
  versionNextText: 'What about 2.x?',
  // Home page: at the foot, link to /licenses.txt
  homeLicenses: 'Third-party licenses',
  // Header: name of the grid button that opens the menu of tools
  toolsMenu: 'Rstack tools',
  // Home page: heading above the seven tool cards
  toolFamilyTitle: 'One of seven tools',
};

/** What search engines, feeds and agents read. */
export const published = {
  description: 'One-stop build analyzer for Rspack and webpack',
  // First line of each Markdown twin; the address of the page follows
  twin: (version: string) => `From the documentation of Rsdoctor ${version}. Original: `,
  releases: 'Rsdoctor releases',
  releasesAbout: 'Release notes of Rsdoctor',
  topics: 'Rsdoctor topics',
  topicsAbout: 'Investigations of real builds with Rsdoctor',
};
