// Writes the videos in packages/ui/src/testing/media/videos, which are committed: `node
// scripts/make-videos.ts`. The pictures come from the recorded videos next to that folder; only
// containers and indexes are made here, so nothing is encoded. Videos of other codecs contain the
// same packets under the name of the other codec: code can read their index, but nothing can play
// them.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
  type Rotation,
  type VideoCodec,
} from 'mediabunny'
import { at } from './lib/paths.ts'

const media = 'packages/ui/src/testing/media'

interface Recording {
  packets: EncodedPacket[]
  config: VideoDecoderConfig
}

async function readRecording(name: string): Promise<Recording> {
  const source = new BufferSource(readFileSync(at(`${media}/${name}`)))
  const track = await new Input({ formats: ALL_FORMATS, source }).getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${name} has no video`)
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return { packets, config }
}

interface Making {
  format?: OutputFormat
  codec?: VideoCodec
  rotation?: Rotation
  hasSound?: boolean
  hasPicture?: boolean
}

const silence = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80)
const aac: AudioDecoderConfig = {
  codec: 'mp4a.40.2',
  sampleRate: 44_100,
  numberOfChannels: 1,
  description: Uint8Array.of(0x12, 0x08),
}
const aacFrame = 1024 / aac.sampleRate

/**
 * Codec strings and setup data for codecs that a generated video declares but does not contain: its
 * packets are those of the recording.
 */
const named: Partial<Record<VideoCodec, Partial<VideoDecoderConfig>>> = {
  hevc: {
    codec: 'hvc1.1.6.L93.B0',
    description: Uint8Array.of(
      1,
      1,
      0x60,
      0,
      0,
      0,
      0xb0,
      0,
      0,
      0,
      0,
      0,
      93,
      0xf0,
      0,
      0xfc,
      0xfd,
      0xf8,
      0xf8,
      0,
      0,
      0x0f,
      0,
    ),
  },
  vp9: { codec: 'vp09.00.10.08' },
}

async function make(recording: Recording, making: Making = {}): Promise<Uint8Array> {
  const { format = new Mp4OutputFormat({ fastStart: false }), codec = 'avc' } = making
  const { rotation = 0, hasSound = false, hasPicture = true } = making
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(codec)
  const audio = new EncodedAudioPacketSource('aac')
  if (hasPicture) output.addVideoTrack(video, { rotation })
  if (hasSound) output.addAudioTrack(audio)
  await output.start()
  const { packets } = recording
  const decoderConfig = { ...recording.config, ...named[codec] }
  if (hasPicture) for (const packet of packets) await video.add(packet, { decoderConfig })
  const frames = hasSound ? Math.ceil(1 / aacFrame) : 0
  for (let frame = 0; frame < frames; frame += 1) {
    const packet = new EncodedPacket(silence, 'key', frame * aacFrame, aacFrame)
    await audio.add(packet, { decoderConfig: aac })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('Nothing was written')
  return new Uint8Array(target.buffer)
}

/**
 * Returns a damaged copy of a file: overwrites four bytes, `distance` bytes from a name that occurs
 * once in the file.
 */
function damage(bytes: Uint8Array, name: string, distance: number): Uint8Array {
  const damaged = Buffer.from(bytes)
  damaged.writeUInt32BE(0x7f_ff_ff_ff, damaged.indexOf(name) + distance)
  return damaged
}

const exercise = await readRecording('exercise.mp4')
const plain = await make(exercise)
const videos: Record<string, Uint8Array> = {
  'index-behind.mp4': plain,
  'index-in-front.mp4': await make(exercise, {
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
  }),
  'with-sound.mp4': await make(exercise, { hasSound: true }),
  'sound-only.mp4': await make(exercise, { hasSound: true, hasPicture: false }),
  'turned.mp4': await make(exercise, { rotation: 90 }),
  'h265.mp4': await make(exercise, { codec: 'hevc' }),
  'vp9.mp4': await make(exercise, { codec: 'vp9' }),
  'quicktime.mov': await make(exercise, { format: new MovOutputFormat({ fastStart: false }) }),
  // A photo whose file name says that it is a video.
  'renamed.mp4': readFileSync(at(`${media}/orientations/1.jpg`)),
  'web.webm': await make(exercise, { codec: 'vp9', format: new WebMOutputFormat() }),
  'cut-off.mp4': plain.subarray(0, plain.length * 0.7),
  'broken-index.mp4': damage(plain, 'mdia', -4),
  'wrong-offsets.mp4': damage(plain, 'stco', 12),
  'no-duration.mp4': await make({
    ...exercise,
    packets: exercise.packets.slice(0, 1).map((packet) => packet.clone({ duration: 0 })),
  }),
}
for (const [name, bytes] of Object.entries(videos))
  writeFileSync(at(`${media}/videos/${name}`), bytes)
