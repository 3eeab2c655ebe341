/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const constants = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)))
/** The same of the square roots of the first eight primes. */
const start = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)))

const blockBytes = 64
const encoder = new TextEncoder()
/** The words of the current block, extended to one per round. */
const schedule = new Int32Array(64)

/**
 * Computes SHA-256 in hexadecimal, for short texts. WebCrypto's is asynchronous, which would make
 * every function asynchronous that compares versions.
 */
export function sha256(text: string): string {
  const message = padded(encoder.encode(text))
  const view = new DataView(message.buffer)
  const state = Int32Array.from(start)
  for (let at = 0; at < message.length; at += blockBytes) addBlock(state, view, at)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Appends a one bit, zeros, and the length in bits, up to whole blocks. */
function padded(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / blockBytes)
  const message = new Uint8Array(blocks * blockBytes)
  message.set(bytes)
  message[bytes.length] = 0x80
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8)
  return message
}

// A list hashes hundreds of texts, so these loops avoid iterators, which take twice as long.
function addBlock(state: Int32Array, view: DataView, at: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(at + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const far = schedule[index - 15] ?? 0
    const near = schedule[index - 2] ?? 0
    const low = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
    const high = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    schedule[index] = (schedule[index - 16] ?? 0) + low + (schedule[index - 7] ?? 0) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round += 1) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + mixed + chosen + (constants[round] ?? 0) + (schedule[round] ?? 0)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}
