import type { RenderOptions, SignatureInput } from '@org/signature'
import type { CheckReport } from '@org/signature/checks'
import { useEffect, useState } from 'react'

/** `failed`: the checks could not be loaded; the last report, if any, is outdated. */
export type ChecksState =
  { status: 'running' } | { status: 'done'; report: CheckReport } | { status: 'failed' }

/** Milliseconds without a change after which a signature is checked. */
const pause = 600

/** Checks the signature once its editing pauses. The checks themselves are loaded at the first use. */
export function useChecks(data: SignatureInput, options: RenderOptions): ChecksState {
  const [state, setState] = useState<ChecksState>({ status: 'running' })

  useEffect(() => {
    let isOutdated = false
    const settle = (next: ChecksState) => {
      if (!isOutdated) setState(next)
    }
    const timer = setTimeout(() => {
      import('@org/signature/checks')
        .then(({ checkSignature }) => checkSignature(data, options))
        .then(
          (report) => settle({ status: 'done', report: withoutLocalImages(report) }),
          () => settle({ status: 'failed' }),
        )
    }, pause)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [data, options])

  return state
}

/** Leaves out that a picture is not stored yet: saving the signature stores it. */
function withoutLocalImages(report: CheckReport): CheckReport {
  return { ...report, findings: report.findings.filter(({ code }) => code !== 'image_not_hosted') }
}
