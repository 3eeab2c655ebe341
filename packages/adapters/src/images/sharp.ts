import sharp from 'sharp'

/** Blocks all decoders except these, because an upload could contain SVG, PDF or another format. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// Uses one thread per image: uploads are rare, and threads are scarce.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
