/** The thread that checks types, which takes seconds: meanwhile signals end the command. */
import { answerTasks } from '../../../../engine/thread.js'
import { checkTypes } from './check-types.js'

answerTasks(checkTypes)
