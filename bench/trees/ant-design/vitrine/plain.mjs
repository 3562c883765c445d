/** What stands in elements that only arrange pictures. */
export default () =>
  function plain(node) {
    if (node.type === 'html') node.value = node.value.replace(/<\/?(?:FlexWith)?ImagePreview\b[^>]*>/g, '')
    node.children?.forEach(plain)
  }
