/** The code that workers.ts runs in threads: runs tasks of the module that the thread was started with. */
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { answerTasks } from './thread.js'
import { taskOf, type Tasks } from './workers.js'

const { tasks } = (await import(pathToFileURL(workerData as string).href)) as { tasks: Tasks }

answerTasks(({ task, input }: { task: string; input: unknown }) => taskOf(tasks, task)(input as never))
