import { defineMessages } from 'react-intl'

/** The walk-through behind 'Watch Demo'. */
export const demoMessages = {
  ...defineMessages({
    title: { id: 'demo.title', defaultMessage: 'From a blank page to a full hall' },
    close: { id: 'demo.close', defaultMessage: 'Close' },
    pause: { id: 'demo.pause', defaultMessage: 'Pause' },
    play: { id: 'demo.play', defaultMessage: 'Play' },
    steps: { id: 'demo.steps', defaultMessage: 'Scenes' },
    write: { id: 'demo.write', defaultMessage: 'You write' },
    writeText: { id: 'demo.writeText', defaultMessage: 'Two names, a day and a hall. That is all it takes.' },
    choose: { id: 'demo.choose', defaultMessage: 'You choose' },
    chooseText: { id: 'demo.chooseText', defaultMessage: 'Try your names in all four templates and keep the one you love.' },
    publish: { id: 'demo.publish', defaultMessage: 'You publish' },
    publishText: { id: 'demo.publishText', defaultMessage: 'One tap gives you a private link, ready for WhatsApp.' },
    open: { id: 'demo.open', defaultMessage: 'They open it' },
    openText: { id: 'demo.openText', defaultMessage: 'The doors part on every phone, and the countdown begins.' },
    bride: { id: 'demo.bride', defaultMessage: 'Laila' },
    groom: { id: 'demo.groom', defaultMessage: 'Omar' },
    hall: { id: 'demo.hall', defaultMessage: 'Qasr el-Nil Hall' },
    message: { id: 'demo.message', defaultMessage: 'You are invited!' },
    reply: { id: 'demo.reply', defaultMessage: 'A thousand congratulations!' },
  }),
  ...defineMessages<{ scene: { n: number; name: string } }>({
    scene: { id: 'demo.scene', defaultMessage: '{n, number}. {name}' },
  }),
}
