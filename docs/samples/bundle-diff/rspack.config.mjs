import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        disableClientServer: true,
        output: { mode: 'brief', options: { type: ['json'] } },
      }),
  ],
};
