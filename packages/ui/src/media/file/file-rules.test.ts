import { describe, expect, it } from 'vitest'
import { UploadError } from '../upload-error.ts'
import { checkAspectRatio, checkPixels, checkSize, checkType } from './file-rules.ts'
import { imageTypes, mediaTypes } from './media-types.ts'

function errorOf(check: () => unknown): string | undefined {
  try {
    check()
  } catch (thrown) {
    return thrown instanceof UploadError ? thrown.type : String(thrown)
  }
  return undefined
}

describe('file rules', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/jpg', 'image/jpeg'],
    ['image/png', 'image/png'],
    ['image/gif', 'image/gif'],
    ['video/mp4', 'video/mp4'],
  ])('[2.5.05] accepts %s', (type, standard) => {
    expect(checkType(type, { accept: mediaTypes })).toBe(standard)
  })

  it('treats jpg as jpeg', () => {
    expect(checkType('image/jpeg', { accept: ['image/jpg'] })).toBe('image/jpeg')
  })

  it('rejects an unknown type, and a video if only images are accepted', () => {
    expect(errorOf(() => checkType(null, { accept: mediaTypes }))).toBe('file_type')
    expect(errorOf(() => checkType('video/mp4', { accept: imageTypes }))).toBe('file_type')
  })

  it('rejects a file with one byte too many', () => {
    expect(errorOf(() => checkSize(1000, { maxSize: 1000 }))).toBeUndefined()
    expect(errorOf(() => checkSize(1001, { maxSize: 1000 }))).toBe('too_large')
  })

  it('rejects an image with too many pixels', () => {
    expect(errorOf(() => checkPixels({ width: 100, height: 10 }, { maxPixels: 1000 }))).toBe(
      undefined,
    )
    expect(errorOf(() => checkPixels({ width: 1001, height: 1 }, { maxPixels: 1000 }))).toBe(
      'too_many_pixels',
    )
  })

  it('[2.5.07] compares the aspect ratio to two decimals', () => {
    const rules = { aspectRatio: 250 / 300 }
    expect(errorOf(() => checkAspectRatio({ width: 831, height: 1000 }, rules))).toBeUndefined()
    expect(errorOf(() => checkAspectRatio({ width: 820, height: 1000 }, rules))).toBe(
      'aspect_ratio',
    )
  })

  it('[2.5.07] accepts any aspect ratio if cropping is allowed', () => {
    const rules = { aspectRatio: 1, isCropAllowed: true }
    expect(errorOf(() => checkAspectRatio({ width: 10, height: 1000 }, rules))).toBeUndefined()
  })

  it('does not check the aspect ratio if none is required', () => {
    expect(errorOf(() => checkAspectRatio({ width: 10, height: 1000 }, {}))).toBeUndefined()
  })
})
