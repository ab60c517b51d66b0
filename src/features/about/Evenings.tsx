import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import contract from '@/assets/pictures/about/contract.svg'
import felucca from '@/assets/pictures/about/felucca.svg'
import henna from '@/assets/pictures/about/henna.svg'
import kosha from '@/assets/pictures/about/kosha.svg'
import procession from '@/assets/pictures/about/procession.svg'
import { Carousel } from '@/ui/carousel/Carousel'
import { aboutMessages } from '@/i18n/messages/about'

const evenings = [
  { picture: henna, name: aboutMessages.henna, text: aboutMessages.hennaText, alt: aboutMessages.hennaAlt },
  { picture: contract, name: aboutMessages.contract, text: aboutMessages.contractText, alt: aboutMessages.contractAlt },
  {
    picture: procession,
    name: aboutMessages.procession,
    text: aboutMessages.processionText,
    alt: aboutMessages.processionAlt,
  },
  { picture: kosha, name: aboutMessages.kosha, text: aboutMessages.koshaText, alt: aboutMessages.koshaAlt },
  { picture: felucca, name: aboutMessages.farewell, text: aboutMessages.farewellText, alt: aboutMessages.farewellAlt },
]

/** The carousel of five slides (specification §2 and §9, About): the evenings of an Egyptian wedding. */
export function Evenings() {
  const intl = useIntl()
  const slides = evenings.map(({ picture, name, text, alt }, index) => ({
    key: name.id,
    label: intl.formatMessage(name),
    content: (
      <Box component="figure" sx={{ margin: 0 }}>
        <Box
          component="img"
          src={picture}
          alt={intl.formatMessage(alt)}
          width={1280}
          height={800}
          loading={index === 0 ? undefined : 'lazy'}
          sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: '20px' }}
        />
        <Box component="figcaption" sx={{ textAlign: 'center', paddingBlockStart: 2.5 }}>
          <Typography variant="h3">
            <FormattedMessage {...name} />
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...text} />
          </Typography>
        </Box>
      </Box>
    ),
  }))
  return (
    <>
      <Typography variant="h2" sx={{ textAlign: 'center', marginBlockEnd: 4 }}>
        <FormattedMessage {...aboutMessages.eveningsTitle} />
      </Typography>
      <Box sx={{ maxInlineSize: 980, marginInline: 'auto' }}>
        <Carousel label={intl.formatMessage(aboutMessages.eveningsTitle)} slides={slides} autoplay />
      </Box>
    </>
  )
}
