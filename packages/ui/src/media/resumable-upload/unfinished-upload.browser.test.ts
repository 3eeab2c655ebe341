import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserMemory } from './unfinished-upload.ts'

const key = 'coaching-video-e7'
const upload = { url: '/api/uploads/1', name: 'squat.mp4', size: 10, hash: 'ab', sent: 4 }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('browserMemory', () => {
  it('remembers one upload for each key, until it is cleared', () => {
    browserMemory(key).save(upload)
    expect(browserMemory(key).load()).toEqual(upload)
    expect(browserMemory('coaching-video-e8').load()).toBeNull()
    browserMemory(key).clear()
    expect(browserMemory(key).load()).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '{"url":"/api/uploads/1","sent":4}'])(
    'returns null if storage contains anything but an upload: %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(browserMemory(key).load()).toBeNull()
    },
  )

  it('remembers nothing, without an error, if storage is full or forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError')
      })
    }
    const memory = browserMemory(key)
    memory.save(upload)
    expect(memory.load()).toBeNull()
    memory.clear()
  })
})
