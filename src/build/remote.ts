/** The remote cache of a build: opened as the site and the command line say, and reported at the end. */
import { Failure } from '../engine/diagnostic.js'
import type { RemoteCache, RemoteReport, Shard } from '../features/remote-cache/node/remote-cache.js'
import { messages } from '../messages.js'
import type { Diagnostic, SiteConfig } from '../model.js'
import type { OpenSite, SiteOptions } from '../site.js'

/**
 * Opens the remote cache, if the site has one.
 *
 * @param warn is told what is wrong with it: no build needs it
 * @throws Failure if a shard has none, which needs it
 */
export async function connect(
  site: OpenSite,
  settings: SiteConfig,
  options: SiteOptions & { shard?: Shard },
  warn: (diagnostic: Diagnostic) => void,
  now: () => number,
): Promise<RemoteCache | undefined> {
  const { remote: url, publicKey } = settings.cache
  const found = {
    ...(url !== undefined && { url }),
    ...(publicKey !== undefined && { publicKey }),
    ...options.remoteCache,
  }
  if (options.shard && !found.url) throw new Failure(messages.shardWithoutRemote(), 2)
  if (options.cache === false || !found.url) return undefined
  const { RemoteCache, remoteCacheProblem } = await import('../features/remote-cache/node/remote-cache.js')
  const remoteOptions = { ...found, url: found.url }
  const problem = remoteCacheProblem(remoteOptions)
  if (problem !== undefined) {
    warn(messages.remoteCache(remoteOptions.url, problem))
    return undefined
  }
  return new RemoteCache({
    options: remoteOptions,
    identity: JSON.stringify([site.identity, settings.url, settings.base]),
    ...(options.shard && { shard: options.shard }),
    cache: site.cache,
    graph: site.graph,
    now,
  })
}

/**
 * Ends the connection. What went wrong with it is a warning, which does not fail a strict build: the output is right.
 */
export function disconnect(
  remote: RemoteCache,
  settings: SiteConfig | undefined,
  options: SiteOptions,
  warn: (diagnostic: Diagnostic) => void,
): RemoteReport {
  const report = remote.report()
  remote.close()
  if (report.problem !== undefined)
    warn(messages.remoteCache(options.remoteCache?.url ?? settings?.cache.remote ?? '', report.problem))
  return report
}
