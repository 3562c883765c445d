// That of the repository asks the browser for a theme while it is loaded, so that nothing could be prerendered.
// The provider of demos is around stories, too.
export default {}
