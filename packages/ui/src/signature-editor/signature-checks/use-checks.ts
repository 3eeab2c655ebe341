'use client'

import type { RenderOptions, SignatureInput } from '@org/signature'
import type { CheckReport } from '@org/signature/checks'
import { useEffect, useRef, useState } from 'react'

/** `failed`: the checks could not be loaded; the last report, if any, is outdated. */
type Outcome =
  { status: 'running' } | { status: 'done'; report: CheckReport } | { status: 'failed' }

/** `isCurrent`: it tells of the signature as it is now, and not of the one before the last change. */
export type ChecksState = Outcome & { isCurrent: boolean }

/** Milliseconds without a change after which a signature is checked. */
const pause = 600
/** Milliseconds before the first check: the page it stands on has more urgent things to load. */
const firstPause = 2000

/** Checks the signature once its editing pauses. The checks themselves are loaded at the first use. */
export function useChecks(data: SignatureInput, options: RenderOptions): ChecksState {
  const [{ outcome, about }, setState] = useState<{ outcome: Outcome; about: unknown }>({
    outcome: { status: 'running' },
    about: undefined,
  })

  const opened = useRef(data)

  useEffect(() => {
    let isOutdated = false
    const settle = (next: Outcome) => {
      if (!isOutdated) setState({ outcome: next, about: data })
    }
    const timer = setTimeout(
      () => {
        import('@org/signature/checks')
          .then(({ checkSignature }) => checkSignature(data, options))
          .then(
            (report) => settle({ status: 'done', report: withoutLocalImages(report) }),
            () => settle({ status: 'failed' }),
          )
      },
      data === opened.current ? firstPause : pause,
    )
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [data, options])

  return { ...outcome, isCurrent: about === data }
}

/** Leaves out that a picture is not stored yet: saving the signature stores it. */
function withoutLocalImages(report: CheckReport): CheckReport {
  return { ...report, findings: report.findings.filter(({ code }) => code !== 'image_not_hosted') }
}
