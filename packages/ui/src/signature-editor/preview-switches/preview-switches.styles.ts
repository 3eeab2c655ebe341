import { styled } from 'styled-components'

const narrow = '@container signature-editor (max-width: 859px)'

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
  margin-left: auto;

  ${narrow} {
    width: 100%;
  }
`

/** Wide enough for the longest name of a mail client. */
export const Clients = styled.div`
  width: 232px;

  ${narrow} {
    flex: 1 0 232px;
  }
`

/** Width and color scheme: both wrap to a second row together if space is short. */
export const Looks = styled.div`
  display: flex;
  gap: var(--ph-space-2);
`
