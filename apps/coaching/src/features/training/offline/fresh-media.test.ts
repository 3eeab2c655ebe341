import { ApiError } from '@org/api/client'
import type { PlayableSession } from '@org/api/coaching'
import { expect, it, vi } from 'vitest'
import { singleVideo } from '../runner/video-session.fixture.ts'
import { createFreshUrl } from './fresh-media.ts'

const withVideo = (url: string): PlayableSession => ({
  ...singleVideo,
  video: singleVideo.video && { ...singleVideo.video, url },
})

it('finds the new address of a file, and loads the session once for several files', async () => {
  const load = vi.fn(async () => withVideo('/file/a?e=2'))
  const freshUrl = createFreshUrl(load, vi.fn())
  expect(await Promise.all([freshUrl('/file/a?e=1'), freshUrl('/file/b?e=1')])).toEqual([
    '/file/a?e=2',
    null,
  ])
  expect(load).toHaveBeenCalledTimes(1)
  await freshUrl('/file/a?e=2')
  expect(load).toHaveBeenCalledTimes(2)
})

it('distinguishes a poster from its video, although their addresses differ only in the query', async () => {
  const load = async (): Promise<PlayableSession> => ({
    ...singleVideo,
    video: singleVideo.video && {
      ...singleVideo.video,
      url: '/file/a?e=2&s=new',
      posterUrl: '/file/a?e=2&s=newer&p=poster',
    },
  })
  const freshUrl = createFreshUrl(load, vi.fn())
  expect(await freshUrl('/file/a?e=1&s=old&p=poster')).toBe('/file/a?e=2&s=newer&p=poster')
  expect(await freshUrl('/file/a?e=1&s=old')).toBe('/file/a?e=2&s=new')
})

it('returns null if the address has not changed or the session cannot be loaded', async () => {
  expect(
    await createFreshUrl(async () => withVideo('/file/a?e=1'), vi.fn())('/file/a?e=1'),
  ).toBeNull()
  const load = () => Promise.reject<PlayableSession>(new Error('The session is gone.'))
  expect(await createFreshUrl(load, vi.fn())('/file/a?e=1')).toBeNull()
})

it('distinguishes a session that is gone from a lost network', async () => {
  const onGone = vi.fn()
  const failWith = (type: string) => () =>
    Promise.reject<PlayableSession>(new ApiError({ type, code: 0, message: type }, 404))
  expect(await createFreshUrl(failWith('NETWORK'), onGone)('/file/a?e=1')).toBeNull()
  expect(onGone).not.toHaveBeenCalled()
  expect(await createFreshUrl(failWith('NOT_FOUND'), onGone)('/file/a?e=1')).toBeNull()
  expect(onGone).toHaveBeenCalledTimes(1)
})
