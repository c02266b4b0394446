/** As `URL` and the settings write it. */
const LOOPBACK = ['127.0.0.1', '::1', '[::1]', 'localhost'];

export const isLoopbackHost = (host: string): boolean => LOOPBACK.includes(host);

/** Whether nobody reads on the way what is sent there: https, or http on this machine. */
export const isSafeAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
