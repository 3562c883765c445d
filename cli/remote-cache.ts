/** What the environment says about the remote cache: secrets, and what differs between the jobs of a CI system. */
import type { BuildOptions } from '../src/index.js'
import type { Io } from './io.js'

/** An empty variable counts as one that is not set, since CI systems leave secrets empty that a job may not see. */
export function remoteCacheOf(env: Io['env']): NonNullable<BuildOptions['remoteCache']> {
  const url = env['VITRINE_REMOTE_CACHE']
  const token = env['VITRINE_REMOTE_CACHE_TOKEN']
  const publicKey = env['VITRINE_REMOTE_CACHE_PUBLIC_KEY']
  const privateKey = env['VITRINE_REMOTE_CACHE_PRIVATE_KEY']
  const patience = Number(env['VITRINE_REMOTE_CACHE_PATIENCE'] || NaN)
  return {
    ...(url && { url: url === 'off' ? '' : url }),
    ...(token && { token }),
    ...(publicKey && { publicKey }),
    ...(privateKey && { privateKey }),
    ...(env['VITRINE_REMOTE_CACHE_READ_ONLY'] && { readOnly: true }),
    ...(patience >= 0 && { patience }),
  }
}
