/** Why there is no picture from a camera. */
export type CameraProblem = 'insecure' | 'missing' | 'denied' | 'failed'

/** Enough pixels for a code that fills a third of the picture. */
const constraints: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
}

const problems = new Map<string, CameraProblem>([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
])

/** Opens the camera on the back of the device, or any other; returns the reason if there is none. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Browsers leave it out on pages without https.
  const { mediaDevices }: Partial<Navigator> = navigator
  if (!mediaDevices) return 'insecure'
  try {
    return await mediaDevices.getUserMedia(constraints)
  } catch (error) {
    return problems.get(error instanceof DOMException ? error.name : '') ?? 'failed'
  }
}
