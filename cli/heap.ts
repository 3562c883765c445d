/**
 * How soon V8 collects garbage. On a machine with much memory it lets the heap grow to four times what is in use before
 * it looks; with half again as much, a build of 1,000 pages takes a sixth less memory and no more time
 * (`npm run bench -- build --pages 1000`). Of processes of our own only: a program that imports Vitrine decides itself.
 */
import { setFlagsFromString } from 'node:v8'

export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
