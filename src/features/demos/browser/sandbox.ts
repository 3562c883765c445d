/**
 * Opens a demo in StackBlitz or CodeSandbox by posting a form to their address in a new tab. The policy of pages with
 * demos allows forms to these hosts (`demoCsp`).
 */
import { el } from '../../../client/platform/el.js'
import lzString from 'lz-string'
import {
  mainFile,
  type ProjectFiles,
  type SandboxDemo,
  type SandboxTemplate,
  sandboxProject,
} from '../shared/sandbox-project.js'

export type SandboxService = 'stackblitz' | 'codesandbox'

export interface SandboxForm {
  action: string
  fields: Record<string, string>
}

function sandboxForm(service: SandboxService, template: SandboxTemplate, demo: SandboxDemo): SandboxForm {
  const files = sandboxProject(template, demo)
  return service === 'stackblitz' ? stackBlitzForm(template, demo, files) : codeSandboxForm(demo, files)
}

function stackBlitzForm({ title }: SandboxTemplate, demo: SandboxDemo, files: ProjectFiles): SandboxForm {
  const fields: Record<string, string> = {
    'project[title]': `${demo.name} – ${title}`,
    'project[description]': '',
    'project[template]': 'node',
  }
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text
  return { action: `https://stackblitz.com/run?file=${encodeURIComponent(mainFile(demo))}`, fields }
}

function codeSandboxForm(demo: SandboxDemo, files: ProjectFiles): SandboxForm {
  const tasks = {
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: { dev: { name: 'dev', command: 'npm run dev', runAtStart: true } },
  }
  const all: ProjectFiles = { ...files, '.codesandbox/tasks.json': JSON.stringify(tasks, null, 2) }
  const parameters = {
    files: Object.fromEntries(Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }])),
  }
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: lzString
        .compressToBase64(JSON.stringify(parameters))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, ''),
      query: `file=/${mainFile(demo)}`,
    },
  }
}

/** Posts the form in a new tab. */
function submitForm(document: Document, { action, fields }: SandboxForm): void {
  const form = el(document, 'form', { method: 'POST', target: '_blank', action, rel: 'noopener', hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    // An input would lose line breaks.
    const field = el(document, 'textarea', { name })
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

export async function openSandbox(
  document: Document,
  service: SandboxService,
  templateAddress: string,
  demo: SandboxDemo,
): Promise<void> {
  const response = await fetch(templateAddress)
  if (!response.ok) throw new Error(`${response.status} ${templateAddress}`)
  submitForm(document, sandboxForm(service, (await response.json()) as SandboxTemplate, demo))
}
