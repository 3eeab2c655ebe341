import { describe, expect, it } from 'vitest'
import { parseRange, partialResponse, type FileConditions } from './partial-response.ts'

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 10 }],
    ['bytes=3-5', { start: 3, end: 6 }],
    ['bytes=3-99', { start: 3, end: 10 }],
    ['bytes=-4', { start: 6, end: 10 }],
    ['bytes=-99', { start: 0, end: 10 }],
    ['bytes=9-9', { start: 9, end: 10 }],
  ])('reads %s', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range)
  })

  it.each(['bytes=10-', 'bytes=12-15', 'bytes=-0'])('reports %s as out of range', (header) => {
    expect(parseRange(header, 10)).toBe('outside')
  })

  it.each([null, '', 'bytes=-', 'bytes=5-3', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
    'takes the whole file for %s',
    (header) => {
      expect(parseRange(header, 10)).toBeNull()
    },
  )
})

describe('partialResponse', () => {
  const file = {
    content: new Blob(['0123456789']),
    type: 'video/mp4',
    etag: '"one"',
    cacheControl: 'private, max-age=60',
  }
  const respond = (conditions: Partial<FileConditions> = {}) =>
    partialResponse(file, { range: null, ifRange: null, ifNoneMatch: null, ...conditions })

  it('sends the whole file', async () => {
    const response = respond()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('10')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await response.text()).toBe('0123456789')
  })

  it('sends a part', async () => {
    const response = respond({ range: 'bytes=2-4' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(response.headers.get('content-length')).toBe('3')
    expect(await response.text()).toBe('234')
  })

  it('returns 416 and the length of the file for a range beyond its end', () => {
    const response = respond({ range: 'bytes=10-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
  })

  it('sends a part only if the file is still the same version', () => {
    expect(respond({ range: 'bytes=2-4', ifRange: '"one"' }).status).toBe(206)
    expect(respond({ range: 'bytes=2-4', ifRange: '"two"' }).status).toBe(200)
  })

  it('sends no content that the browser already has', () => {
    expect(respond({ ifNoneMatch: '"two", W/"one"' }).status).toBe(304)
    expect(respond({ ifNoneMatch: '"two"' }).status).toBe(200)
  })
})
