import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  // Without source maps, most modules have no size.
  ...(analyze && { devtool: 'source-map' }),
  plugins: [
    analyze &&
      new RsdoctorRspackPlugin({
        disableClientServer: true,
        output: { mode: 'brief', options: { type: ['json'] } },
      }),
  ],
};
