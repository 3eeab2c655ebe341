import sharp from 'sharp'

/** Only these decoders may run, never those for SVG, PDF or other formats that an upload may contain. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// Each image is decoded by one thread: uploads are rare, and there are few threads.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
