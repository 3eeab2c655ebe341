/** How much of a file is read to recognise it, in bytes. Its list of brands is far shorter. */
const headSize = 1024

/** Boxes that may begin a file without a type, as some cameras and old tools write it. */
const starters = ['moov', 'mdat', 'free', 'skip', 'wide', 'styp', 'pdin', 'uuid']

/** Brands of QuickTime, which is no mp4 though its boxes are alike. */
const quickTime = /^qt/
/** Brands of pictures in the same kind of boxes, such as HEIC, AVIF, JPEG 2000 and raw photos. */
const pictures = /^(?:he[iv]|mi[af]|msf|avi[fos]|jp|crx)/
/** Brands that say that a reader of mp4 can read the file. Source: mp4ra.org. */
const mp4 = /^(?:isom|iso[2-9]|mp4[12]|mp71|avc1|hvc1|M4V|MSNV|dash|f4v|NDS|cmf|3g|mmp4|KDDI)/

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/**
 * Whether a file may be an mp4, going by its first bytes: by its brands, of which one is the main
 * one and the others name formats that it is compatible with. An unknown brand, or none, says
 * nothing, so what is inside decides: the reader then looks for an index and a video track.
 */
export async function mayBeMp4(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headSize).arrayBuffer())
  if (head.length < 8) return false
  const type = text(head.subarray(4, 8))
  if (type !== 'ftyp') return starters.includes(type)
  const end = Math.min(new DataView(head.buffer).getUint32(0), head.length)
  const brands: string[] = []
  // The version stands between the main brand and the others.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    brands.push(text(head.subarray(at, at + 4)))
  const [main = ''] = brands
  if (brands.some((brand) => pictures.test(brand))) return false
  return !quickTime.test(main) || brands.some((brand) => mp4.test(brand))
}
