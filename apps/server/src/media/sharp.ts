import sharp from 'sharp'

/** Only these decoders ever run; above all no SVG, PDF or other format that a file may smuggle in. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// One picture is decoded by one thread: uploads are rare and the threads are few.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
