import { describe, expect, test } from 'vitest'
import { headersFor, readHeaders } from '../../src/serve/headers-file.js'
import { readRedirects, redirectFor } from '../../src/serve/redirects-file.js'
import { readRange, redirectReply } from '../../src/serve/reply.js'
import { hostname, readTarget, refuseRequest } from '../../src/serve/request.js'

describe('targets', () => {
  test.each([
    ['/', '/'],
    ['/x/bars/', '/x/bars/'],
    ['/x/%E4%B8%AD%20a/?raw', '/x/中 a/'],
    ['/x/100%25/', '/x/100%/'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    // The module of an island or of a demo that is an export.
    ['/demos/page.mdx~Tabs-0123456789.js', '/demos/page.mdx~Tabs-0123456789.js'],
    // Decoded once: what is left is a name like any other.
    ['/%252e%252e/a', '/%2e%2e/a'],
  ])('%s is %s', (target, path) => {
    expect(readTarget(target)).toMatchObject({ path })
  })

  test.each([
    [undefined, 400],
    ['', 400],
    ['*', 400],
    ['http://localhost/x/', 400],
    ['x/', 400],
    ['/a#b', 400],
    ['/a\\b', 400],
    ['/a%5Cb', 400],
    ['/a%2Fb', 400],
    ['/a%2f..%2fb', 400],
    ['/a%00.html', 400],
    ['/a\u0000', 400],
    ['/a b', 400],
    ['/\u00e9', 400],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/%c0%ae%c0%ae/', 400],
    ['/../a', 403],
    ['/a/%2e%2e/b', 403],
    ['/a/./b', 403],
    ['//evil.example/', 404],
    ['/a//b', 404],
    ['/.env', 404],
    ['/a/.git/config', 404],
    ['/PROGRA~1/', 404],
    ['/page.html~', 404],
    ['/a::$DATA', 404],
    [`/${'a'.repeat(9000)}`, 414],
  ])('%s is refused with %i', (target, status) => {
    expect(readTarget(target)).toEqual({ status })
  })
})

describe('the requester', () => {
  const request = (headers: Record<string, string>, method = 'GET') => ({
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    rawHeaders: Object.entries(headers).flat(),
  })

  test.each([
    'localhost:3001',
    'docs.localhost:3001',
    '127.0.0.1:3001',
    '[::1]:3001',
    '192.168.0.7',
    'docs.test',
    'a.team.test',
    'LOCALHOST',
  ])('Host %s', (host) => {
    expect(refuseRequest(request({ Host: host }), ['docs.test', '.team.test'])).toBeUndefined()
  })

  test.each([
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['evil-localhost', 403],
    ['team.test', 403],
    ['127.0.0.1.evil.example', 403],
    ['a b', 400],
    ['', 400],
    ['localhost:3001, evil.example', 400],
  ])('Host %s is refused with %i', (host, status) => {
    expect(refuseRequest(request({ Host: host }), ['.team.test'])).toEqual({ status })
  })

  test('a missing or repeated Host is refused', () => {
    expect(refuseRequest(request({}), [])).toEqual({ status: 400 })
    expect(
      refuseRequest({ ...request({ Host: 'localhost' }), rawHeaders: ['Host', 'localhost', 'host', 'localhost'] }, []),
    ).toEqual({ status: 400 })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'])('%s is refused', (method) => {
    expect(refuseRequest(request({ Host: 'localhost' }, method), [])).toEqual({ status: 405 })
  })

  test('requests from other origins are refused', () => {
    const from = (headers: Record<string, string>) => refuseRequest(request({ Host: 'localhost:3001', ...headers }), [])
    expect(from({ Origin: 'http://localhost:3001' })).toBeUndefined()
    expect(from({ Origin: 'http://localhost:3000' })).toEqual({ status: 403 })
    expect(from({ Origin: 'null' })).toEqual({ status: 403 })
    expect(from({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' })).toBeUndefined()
    expect(from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' })).toEqual({
      status: 403,
    })
    expect(from({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' })).toEqual({ status: 403 })
    expect(from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' })).toEqual({
      status: 403,
    })
    expect(
      from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }),
    ).toBeUndefined()
  })

  test('a host name is read without its port', () => {
    expect(hostname('A.example.:80')).toBe('a.example')
    expect(hostname('[::1]:3001')).toBe('[::1]')
    expect(hostname('user@localhost')).toBeUndefined()
  })
})

describe('ranges', () => {
  const range = (header: string, more: Record<string, string> = {}) =>
    readRange({ headers: { range: header, ...more } }, 10, '"a"')
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    ['bytes=99999999999999999999-', undefined],
  ])('%s', (header, expected) => {
    expect(range(header)).toEqual(expected)
  })

  test('If-Range: only of the version that the client has', () => {
    expect(range('bytes=0-3', { 'if-range': '"a"' })).toEqual({ start: 0, end: 3 })
    expect(range('bytes=0-3', { 'if-range': '"b"' })).toBeUndefined()
  })
})

describe('_redirects', () => {
  const rules = readRedirects(`# moved
/old /new/ 301
/blog/:year/:slug/ /posts/:slug/ 302   # by name
/docs/* /x/:splat
/away https://example.com/a
/evil //evil.example
/bad
/gone /404.html 404
/forced /to 301!
`)
  test.each([
    ['/old', '/new/', 301],
    ['/old/', '/new/', 301],
    ['/blog/2024/charts', '/posts/charts/', 302],
    ['/docs/a/b c', '/x/a/b%20c', 301],
    ['/away', 'https://example.com/a', 301],
    ['/gone', '/404.html', 404],
  ])('%s leads to %s', (path, to, status) => {
    expect(redirectFor(path, rules)).toEqual({ to, status })
  })

  test('a request cannot make a rule lead to another host', () => {
    expect(redirectFor('/evil', rules)).toBeUndefined()
    expect(redirectFor('/all//evil.example', readRedirects('/all/* /:splat'))).toEqual({
      to: '/evil.example',
      status: 301,
    })
    expect(redirectFor('/other', rules)).toBeUndefined()
    expect(redirectFor('/old', rules, true)).toBeUndefined()
    expect(redirectFor('/forced', rules, true)).toEqual({ to: '/to', status: 301 })
  })
})

test('_headers: later rules win, whatever the case of the name', () => {
  const rules = readHeaders(
    '/*\n  Cache-Control: no-cache\n  X-A: 1\n# comment\n/x/_assets/*\n  cache-control: immutable\n/sw.js\n  X-B: 2\n',
  )
  expect(headersFor('/a', rules)).toEqual({ 'Cache-Control': 'no-cache', 'X-A': '1' })
  expect(headersFor('/x/_assets/b.js', rules)).toEqual({ 'Cache-Control': 'immutable', 'X-A': '1' })
  expect(headersFor('/sw.js', rules)).toEqual({ 'Cache-Control': 'no-cache', 'X-A': '1', 'X-B': '2' })
})

test.each([
  ['/new/', '', '/new/'],
  ['/new/', 'a=b&c', '/new/?a=b&c='],
  ['/new/#part', 'a=b', '/new/?a=b#part'],
  ['https://other.example/?x=y#part?', 'a=b', 'https://other.example/?x=y&a=b#part?'],
])('a redirect to %s keeps the query “%s”', (to, query, location) => {
  expect(redirectReply(to, 301, new URLSearchParams(query)).headers!.Location).toBe(location)
})
