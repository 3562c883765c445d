/** `url(./dot.svg)` in a stylesheet: the path, and the fragment after it. Addresses with a scheme are none. */
export const styleUrls = /\burl\(\s*(["']?)([^"'()?#\s:]+)\??(#[^"'()]*)?\1\s*\)/g
