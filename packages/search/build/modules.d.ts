/** OpenCC's characters, each with its simplified one behind a space; `|` stands between two. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}
