/** What the page did; times are in ms since 1970. */
export interface Seen {
  /** Times at which the audio thread rendered the first samples of each sound. */
  sounds: number[]
  /** The announcement of each step: its time and its text. */
  steps: { at: number; text: string }[]
  /** When the page was hidden or shown. */
  states: { at: number; state: DocumentVisibilityState }[]
  /** When the page's timer, which is due every second, actually ran. */
  timers: number[]
  /** The title and time left that the page shows in the first frame after it is shown again. */
  firstFrame: { at: number; title: string; left: string } | null
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Watches the runner without changing what it does. Runs in the page before its own scripts. */
export function watchRunner(): void {
  const seen: Seen = { sounds: [], steps: [], states: [], timers: [], firstFrame: null }
  window.seen = seen
  const now = () => performance.timeOrigin + performance.now()

  const read = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  new MutationObserver(() => {
    const text = read('output')
    if (text !== (seen.steps.at(-1)?.text ?? '')) seen.steps.push({ at: now(), text })
  }).observe(document, { subtree: true, childList: true, characterData: true })

  document.addEventListener('visibilitychange', () => {
    seen.states.push({ at: now(), state: document.visibilityState })
    if (document.hidden) return
    requestAnimationFrame(() => {
      seen.firstFrame = { at: now(), title: read('h1'), left: read('[role="timer"]') }
    })
  })
  const tick = () => {
    seen.timers.push(now())
    setTimeout(tick, 1000)
  }
  tick()

  // Listens on the audio thread, which can read the system's clock with `Date.now()`.
  const ear = `registerProcessor('ear', class extends AudioWorkletProcessor {
    lastLoud = -1
    process([[samples = []]]) {
      if (!samples.some((sample) => Math.abs(sample) > 0.01)) return true
      if (currentTime - this.lastLoud > 0.12) this.port.postMessage(Date.now())
      this.lastLoud = currentTime
      return true
    }
  })`
  const address = URL.createObjectURL(new Blob([ear], { type: 'text/javascript' }))
  const ears = new WeakMap<BaseAudioContext, Promise<AudioNode>>()
  type Connect = (this: AudioNode, target: AudioNode, ...rest: number[]) => AudioNode
  const connect = Reflect.get(AudioNode.prototype, 'connect') as Connect
  const makeEar = async (context: BaseAudioContext) => {
    await context.audioWorklet.addModule(address)
    const node = new AudioWorkletNode(context, 'ear')
    node.port.addEventListener('message', ({ data }: MessageEvent<number>) =>
      seen.sounds.push(data),
    )
    node.port.start()
    // Connected to the output, because other nodes are not rendered. This one is silent.
    connect.call(node, context.destination)
    return node
  }
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, target: AudioNode, ...rest: number[]) {
      if (target instanceof AudioDestinationNode) {
        const { context } = this
        const node = ears.get(context) ?? makeEar(context)
        ears.set(context, node)
        void node.then((ready) => connect.call(this, ready))
      }
      return connect.call(this, target, ...rest)
    },
  })
}
