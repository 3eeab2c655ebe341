import { describe, expect, it } from 'vitest'
import { checkAspectRatio, checkFile, imageTypes, mediaTypes } from './file-rules.ts'

const rules = { accept: mediaTypes, maxSize: 1000 }
const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('checkFile', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'video/mp4'])(
    '[2.5.05] accepts %s',
    (type) => {
      expect(checkFile(file('x', type), rules)).toBeNull()
    },
  )

  it.each(['image/svg+xml', 'image/webp', 'video/quicktime', 'application/pdf', ''])(
    'refuses %j as a wrong type',
    (type) => {
      expect(checkFile(file('x', type), rules)?.type).toBe('file_type')
    },
  )

  it('goes by the name where the system knows no type', () => {
    expect(checkFile(file('Logo.PNG', ''), rules)).toBeNull()
    expect(checkFile(file('notes.txt', ''), rules)?.type).toBe('file_type')
  })

  it('refuses a video where only pictures are wanted', () => {
    expect(checkFile(file('x.mp4', 'video/mp4'), { ...rules, accept: imageTypes })?.type).toBe(
      'file_type',
    )
  })

  it('refuses a file that is larger than allowed', () => {
    expect(checkFile(file('x.png', 'image/png', 1000), rules)).toBeNull()
    expect(checkFile(file('x.png', 'image/png', 1001), rules)?.type).toBe('file_size')
  })
})

describe('checkAspectRatio', () => {
  it('[2.5.07] compares the shape to two decimals', () => {
    const square = { ...rules, aspectRatio: 250 / 300 }
    expect(checkAspectRatio({ width: 831, height: 1000 }, square)).toBeNull()
    expect(checkAspectRatio({ width: 820, height: 1000 }, square)?.type).toBe('aspect_ratio')
  })

  it('[2.5.07] lets every shape through where cropping is allowed', () => {
    const cropped = { ...rules, aspectRatio: 1, isCropAllowed: true }
    expect(checkAspectRatio({ width: 10, height: 1000 }, cropped)).toBeNull()
  })

  it('asks for no shape where none is required', () => {
    expect(checkAspectRatio({ width: 10, height: 1000 }, rules)).toBeNull()
  })
})
