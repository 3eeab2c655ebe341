import fc from 'fast-check'

// Whether a branch can be merged must not depend on random values, so CI uses a fixed seed. Local
// runs use a random one and print the seed of a failure.
if (process.env['CI']) fc.configureGlobal({ seed: 20_000 })
