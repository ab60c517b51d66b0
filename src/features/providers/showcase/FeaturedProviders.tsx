import { FormattedMessage, useIntl } from 'react-intl'
import { directoryPath } from '@shared/routes'
import { LinkButton } from '@/ui/button/LinkButton'
import { Carousel } from '@/ui/carousel/Carousel'
import { StarIcon } from '@/ui/icons/pageIcons'
import { ForwardIcon } from '@/ui/icons/siteIcons'
import container from '@/ui/layout/Container.module.css'
import text from '@/ui/text.module.css'
import { featured, PICTURE, type Featured } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'
import styles from './FeaturedProviders.module.css'

/** The carousel of six featured cards (specification §2). */
export function FeaturedProviders() {
  const intl = useIntl()
  const slides = featured.map((card) => ({
    key: card.category,
    label: intl.formatMessage(card.name),
    content: <FeaturedCard card={card} />,
  }))
  return (
    <div className={styles.section}>
      <div className={container.container}>
        <h2 className={text.h2}>
          <FormattedMessage {...showcaseMessages.featured} />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage {...showcaseMessages.featuredLead} />
        </p>
        <Carousel
          label={intl.formatMessage(showcaseMessages.featured)}
          slides={slides}
          slidesInView={{ xs: 1, sm: 2, md: 3 }}
        />
      </div>
    </div>
  )
}

function FeaturedCard({ card: { name, picture, alt, rating, reviews, category } }: { card: Featured }) {
  const intl = useIntl()
  const action = intl.formatMessage(showcaseMessages.viewDetails)
  return (
    <article>
      <img className={styles.picture} src={picture} alt={intl.formatMessage(alt)} {...PICTURE} loading="lazy" />
      <h3 className={styles.name}>
        <FormattedMessage {...name} />
      </h3>
      <p className={styles.reviews}>
        <StarIcon className={styles.star} />
        <FormattedMessage {...showcaseMessages.reviews} values={{ rating, count: reviews }} />
      </p>
      <LinkButton
        className={styles.details}
        to={directoryPath(category)}
        aria-label={intl.formatMessage(showcaseMessages.detailsLabel, { action, name: intl.formatMessage(name) })}
      >
        {action}
        <ForwardIcon className={styles.arrow} size={20} />
      </LinkButton>
    </article>
  )
}
