import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
        disableClientServer: true,
        output: { mode: 'brief', options: { type: ['json'] } },
      }),
  ],
};
