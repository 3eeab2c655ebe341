import { from } from '@org/ui/theme'
import { styled } from 'styled-components'
import { Column } from '#shared/owned-work/editor.styles.ts'

/** The column beside the form. It stays in view, so that a change shows what it adds up to. */
export const Side = styled(Column)`
  ${from('laptop')} {
    position: sticky;
    top: var(--ph-space-4);
    max-height: calc(100vh - 2 * var(--ph-space-4));
    overflow: auto;
  }
`

export const PosterBox = styled.div`
  width: 132px;
  margin-bottom: var(--ph-space-3);
`

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--ph-space-3);
  margin: 0 0 var(--ph-space-4);

  dt {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
  dd {
    margin: 0;
    font-size: var(--ph-text-section);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`

/** The session as people see it when they open it (specification 3, section 2.2). */
export const PreviewBox = styled.section`
  box-sizing: border-box;
  height: min(100vh - 200px, 650px);
  padding: var(--ph-space-4);
  overflow: auto;

  > h3 {
    margin: 0 0 var(--ph-space-3);
  }

  > p {
    margin: 0 0 var(--ph-space-4);
  }

  ${from('tablet')} {
    padding: var(--ph-space-4) var(--ph-space-5) var(--ph-space-5);
  }
`
