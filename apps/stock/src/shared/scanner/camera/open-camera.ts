/** Why there is no picture from a camera. */
export type CameraProblem = 'insecure' | 'missing' | 'denied' | 'failed'

/** The rear camera, with enough pixels for a code that fills a third of the picture. */
const constraints: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
}

const problems = new Map<string, CameraProblem>([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
])

/** Opens the rear camera, or else another one; returns the problem if that fails. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Browsers leave out `mediaDevices` on pages without https.
  const { mediaDevices }: Partial<Navigator> = navigator
  if (!mediaDevices) return 'insecure'
  try {
    return await mediaDevices.getUserMedia(constraints)
  } catch (error) {
    return problems.get(error instanceof DOMException ? error.name : '') ?? 'failed'
  }
}
