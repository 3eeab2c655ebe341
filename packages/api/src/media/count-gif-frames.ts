/** Returns the length of a color table in bytes, as encoded in the flags byte before it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Counts the frames of a GIF from its blocks, without decoding (GIF89a, appendix A). */
export function countGifFrames(bytes: Uint8Array): number {
  let at = 13 + tableLength(bytes[10] ?? 0)
  let frames = 0
  while (at < bytes.length) {
    const introducer = bytes[at]
    if (introducer === 0x21) {
      at = afterSubBlocks(bytes, at + 2)
    } else if (introducer === 0x2c) {
      frames += 1
      at = afterSubBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0))
    } else {
      return frames
    }
  }
  return frames
}

function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
