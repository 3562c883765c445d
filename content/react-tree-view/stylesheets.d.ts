/** Lets a demo import the stylesheet beside it: what the import does is the bundler's business, so it has no exports. */
declare module '*.css' {}
