import { FormattedMessage, useIntl } from 'react-intl'
import contract from '@/assets/pictures/about/contract.svg'
import felucca from '@/assets/pictures/about/felucca.svg'
import henna from '@/assets/pictures/about/henna.svg'
import kosha from '@/assets/pictures/about/kosha.svg'
import procession from '@/assets/pictures/about/procession.svg'
import { Carousel } from '@/ui/carousel/Carousel'
import { aboutMessages } from '@/i18n/messages/about'
import styles from './Evenings.module.css'

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
      <figure className={styles.figure}>
        <img
          src={picture}
          alt={intl.formatMessage(alt)}
          width={1280}
          height={800}
          loading={index === 0 ? undefined : 'lazy'}
          className={styles.picture}
        />
        <figcaption className={styles.caption}>
          <h3 className={styles.name}>
            <FormattedMessage {...name} />
          </h3>
          <p className={styles.text}>
            <FormattedMessage {...text} />
          </p>
        </figcaption>
      </figure>
    ),
  }))
  return (
    <>
      <h2 className={styles.title}>
        <FormattedMessage {...aboutMessages.eveningsTitle} />
      </h2>
      <div className={styles.evenings}>
        <Carousel label={intl.formatMessage(aboutMessages.eveningsTitle)} slides={slides} autoplay />
      </div>
    </>
  )
}
