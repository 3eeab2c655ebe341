import fc from 'fast-check'

// What lands must not hang on the dice of one run: CI draws the same values each time. A run by hand
// draws others, and prints the seed of what it finds.
if (process.env['CI']) fc.configureGlobal({ seed: 20_000 })
