/**
 * The service worker's entry: connects events to the functions of offline-worker.ts. The build puts
 * `self.precacheManifest = {…}` in front of this file's bundle. An update does not wait; pages reload themselves when
 * the reader is idle (register-service-worker.ts).
 */
import { OfflineWorker, type OfflineWorkerEnv } from './offline-worker.js'
import type { KeepProgress, PrecacheManifest, WorkerRequest } from '../../shared/manifest.js'
import type { WorkerScope } from './worker-scope.js'

const scope = self as unknown as WorkerScope & { precacheManifest: PrecacheManifest }
const connection = (scope.navigator as { connection?: { saveData?: boolean } }).connection

const env: OfflineWorkerEnv = {
  manifest: scope.precacheManifest,
  caches: scope.caches,
  fetch: (url, init) => fetch(url, init),
  fetchRequest: (request) => fetch(request),
  digest: (contents) => crypto.subtle.digest('SHA-256', contents),
  origin: scope.location.origin,
  scope: new URL(scope.registration.scope).pathname,
  saveData: connection?.saveData === true,
}
const worker = new OfflineWorker(env)

scope.addEventListener('install', (event) => {
  const install = async () => {
    const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    await worker.install(clients.map((client) => client.url))
    await scope.skipWaiting()
  }
  event.waitUntil(install())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(worker.activate().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const response = worker.respond(event.request, (work) => event.waitUntil(work))
  if (response) event.respondWith(response)
})

scope.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest | null
  const answer = (progress: KeepProgress) => event.ports[0]?.postMessage(progress)
  if (request?.type === 'skip-waiting') event.waitUntil(scope.skipWaiting())
  if (request?.type === 'size') event.waitUntil(worker.size(request.part).then(answer))
  if (request?.type === 'keep') event.waitUntil(worker.keep(request.urls))
  if (request?.type === 'keep-all') event.waitUntil(worker.keepAll(answer, request.part))
})
