// A map is bundled once for all pages, with the packages whose CommonJS Node takes for modules.
export { TypeTable } from '../components/TypeTable'
export { ViewSource } from '../components/ViewSource'
