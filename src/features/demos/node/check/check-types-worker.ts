/** The thread that checks types, which takes seconds: meanwhile signals end the command. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkTypes, type TypeCheck } from './check-types.js'

parentPort!.postMessage(checkTypes(workerData as TypeCheck))
