import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: var(--ph-space-5);

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const FieldLabel = styled.div`
  margin-bottom: var(--ph-space-1);
  font-size: var(--ph-text-small);
  font-weight: 500;
`

/** Side by side where there is room, since each picture is as high as a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  align-items: start;
  gap: var(--ph-space-5);

  > * {
    max-width: 320px;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

/** The exercise as it is played, never higher than the window (specification 3, section 2.2). */
export const PreviewBox = styled.section`
  box-sizing: border-box;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--ph-space-3);
  height: min(100vh - 200px, 650px);
  padding: var(--ph-space-4);
  overflow: auto;
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
