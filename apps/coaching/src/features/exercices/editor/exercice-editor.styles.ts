import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

/** The preview of the exercise, never higher than the window (specification 3, section 2.2). */
export const PreviewBox = styled.section`
  box-sizing: border-box;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--ph-space-3);
  height: min(100vh - 200px, 650px);
  padding: var(--ph-space-4);
  overflow: auto;

  ${from('tablet')} {
    padding: var(--ph-space-4) var(--ph-space-5) var(--ph-space-5);
  }
`

export const PreviewMedia = styled.div`
  width: min(100%, (min(100vh - 200px, 650px) - 120px) * 3 / 4);

  > * {
    width: 100%;
  }
`

export const PreviewText = styled.div`
  width: 100%;
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }
  p {
    color: var(--ph-color-muted);
    white-space: pre-line;
  }
`
