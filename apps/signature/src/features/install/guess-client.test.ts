import { expect, it } from 'vitest'
import { guessClient } from './guess-client.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'

it.each([
  ['zoe@gmail.com', windows, 0, 'gmail'],
  ['zoe@yahoo.fr', windows, 0, 'yahoo'],
  ['zoe@hotmail.fr', windows, 0, 'office365'],
  ['zoe@icloud.com', mac, 0, 'apple-mail'],
  ['zoe@atelier.example', windows, 0, 'gmail'],
  ['zoe@gmail.com', phone, 5, 'iphone'],
  ['zoe@atelier.example', mac, 5, 'iphone'],
])('guesses from %s on %s with %i touch points: %s', (email, userAgent, maxTouchPoints, client) => {
  expect(guessClient({ email, userAgent, maxTouchPoints })).toBe(client)
})
