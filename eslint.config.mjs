/**
 * What the compiler can't say: promises that nobody awaits, `any` that spreads, and this code base's own laws.
 *
 * Rules are chosen one by one: each of these has a bug behind it. How code looks is Prettier's; unused code is
 * TypeScript's own check; who may import whom stands in `.dependency-cruiser.mjs`.
 */
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

/** Rules that need types. They are what ESLint is here for, and take nearly all of its time. */
const typed = {
  // A promise without an owner fails unheard, or after the build is over.
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/** `any` from `JSON.parse` and its like must be given a type where it comes in. */
const noAny = {
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
}

const promiseAll = {
  selector: "CallExpression[callee.object.name='Promise'][callee.property.name=/^(all|any|race)$/]",
  message: 'Use `all` of engine/graph: it throws the first failure in order, not the first in time.',
}
const clockAndChance = {
  selector:
    ":matches(CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Math'][callee.property.name='random'])",
  message: 'Outputs must not depend on the clock or on chance.',
}
const localeOrder = {
  selector: "CallExpression[callee.property.name='localeCompare']",
  message: "The order depends on the machine's locale: compare code units.",
}

/** Names of src/contract.ts where the compiler would not look at them. */
const sharedNames = {
  client: [
    {
      selector:
        ':matches(Literal[value=/\\[data-/], TemplateElement[value.raw=/\\[data-/]):not(CallExpression[callee.name=selector] *)',
      message:
        'Write selector(…) of client/platform/contract.ts, or find, findAll, closest of client/platform/page.ts.',
    },
    {
      selector: "MemberExpression[property.name='dataset']",
      message: 'Use data(…) of client/platform/page.ts, which knows the names.',
    },
    {
      selector:
        'CallExpression[callee.property.name=/Attribute$/] > :matches(Literal[value=/^data-/], TemplateLiteral)',
      message: 'Write attribute(…) of client/platform/contract.ts.',
    },
    {
      selector:
        ':matches(CallExpression[callee.property.name=/EventListener$/], CallExpression[callee.name=/EventListener$/], NewExpression) > Literal[value=/^docs:/]',
      message: 'Use on(…), emit(…) of client/platform/page.ts or eventName(…) of client/platform/contract.ts.',
    },
  ],
  templates: [
    {
      selector: 'JSXAttribute[name.name=/^data-/]',
      message: 'Write {...data({ … })} of templates/parts/data-attributes.ts.',
    },
  ],
  text: [
    {
      selector:
        ':matches(Literal[value=/ data-[a-z-]+(=|$|>| )/], TemplateElement[value.raw=/ data-[a-z-]+(=|$|>| )/])',
      message: 'Write dataHtml(…) of markdown/escape.ts.',
    },
  ],
}

const node = ['Buffer', 'URL', 'clearTimeout', 'console', 'fetch', 'process', 'setTimeout']
/** scripts/screenshots.mjs runs functions in a page. */
const browser = ['document', 'localStorage', 'scrollBy', 'scrollTo', 'window']

export default defineConfig(
  globalIgnores(['dist/', 'export*/', '.vitrine*/', 'bench/.work/', 'public/', '**/fixtures/', 'cli/init/template/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'object-shorthand': ['error', 'properties'],
      'prefer-const': 'error',
      // Terminals and links: control characters are meant wherever they are written.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: Object.fromEntries([...node, ...browser].map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // TypeScript checks it (`noUnusedLocals`, `noUnusedParameters`) and knows more.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['content/**', 'docs.config.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    files: ['{src,cli,templates}/**/*.{ts,tsx}'],
    rules: { ...noAny, '@typescript-eslint/no-base-to-string': 'error' },
  },
  // Answers are functions of what they ask, so two builds of a site have the same bytes.
  {
    files: ['src/{markdown,theme}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', clockAndChance, localeOrder, ...sharedNames.text] },
  },
  {
    files: ['src/{bundle,core,features}/**/*.ts'],
    ignores: ['src/features/*/browser/**', 'src/features/remote-cache/**'],
    rules: { 'no-restricted-syntax': ['error', promiseAll, clockAndChance, localeOrder, ...sharedNames.text] },
  },
  {
    files: ['src/client/**/*.{ts,tsx}', 'src/features/*/browser/**/*.{ts,tsx}'],
    ignores: ['src/client/platform/{contract,page}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sharedNames.client] },
  },
  { files: ['templates/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...sharedNames.templates] } },
)
